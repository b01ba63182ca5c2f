# /etc/varnish/default.vcl on the balancer: keeps what Wayfarer's headers allow, and nothing else.
# varnish.conf, in the same folder, starts varnishd with the right options.
vcl 4.1;
import std;

# HAProxy's second frontend, for requests that the cache can't answer.
backend site {
    .host = "127.0.0.1";
    .port = "8080";
    .probe = { .url = "/healthz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; }
}

# Clients that can purge. HAProxy connects from here, too, but for visitors: then X-Forwarded-For has two addresses.
acl purgers {
    "127.0.0.1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405));
        }
        # The tags that pages depend on: spots, bestSpots, team, reviews, settings.
        if (req.http.Cache-Tag !~ "^\w+$") {
            return (synth(400, "Cache-Tag is missing"));
        }
        ban("obj.http.Cache-Tag ~ (^|,)" + req.http.Cache-Tag + "(,|$)");
        return (synth(200, "Purged"));
    }
    # Two variants of each answer instead of one per browser.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Expired pages are served for ten minutes, but only while no server answers.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 30s;
    }
    # Varnish's defaults follow: requests with Authorization or a cookie, and all writes, are passed on.
}

sub vcl_backend_response {
    # Replaces stale-if-error, which Varnish doesn't support.
    if (beresp.http.Cache-Control ~ "stale-if-error=600") {
        set beresp.grace = 10m;
    }
}
