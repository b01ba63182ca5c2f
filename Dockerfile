# Wayfarer as a container: what `npm run release` makes, with Node and nothing else.
#   docker build -t wayfarer .            another base: --build-arg BASE=...
ARG BASE=docker.io/library/node:22-bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
COPY . .
RUN npm ci --include=dev && npm run release -- --out /release --no-archive \
 && mv /release/wayfarer-* /wayfarer && mkdir /data

FROM ${BASE}
ENV NODE_ENV=production MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /wayfarer
COPY --from=build /wayfarer /wayfarer
# The numbers of the image's own user `node`. The program's folder stays root's: the service only reads it.
COPY --from=build --chown=1000:1000 /data /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["server/dist/main.js"]
