import type { SitePicture } from '@wayfarer/contract';
import { useSite } from '../../../api/public-config.ts';

const PLACEHOLDER =
  'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAgAA4BaJQBOkERi/i9AsADLT5HouSrsVQ+UDIcirOR9IfnyoaM+b+lH9vjtu0Y6rL62PNtkwY2t/AA=';
const PORTRAIT_PLACEHOLDER =
  'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAwCdASoQABUAP83Y5Wc/tS+nsAgD8DmJbAAAKor2sBmKLcAAlaedvt/z4Wrvyt+ZdR8B1DlfWY4TbAA=';

const base = '/media/heroes/hero-1';
const FILL = 'absolute inset-0 size-full object-cover';

/**
 * The painted harbor: wide on large screens; on phones a portrait crop that starts lower and fades
 * in, so that the headline is over calm sky.
 */
function Harbor() {
  const lower =
    'max-sm:top-auto max-sm:-bottom-5 max-sm:h-[calc(100%-6rem)] max-sm:mask-[linear-gradient(#0000_4%,#000_40%)]';
  const fill = `${FILL} ${lower}`;
  return (
    <>
      <picture>
        <source media="(max-width: 39.99rem)" srcSet={PORTRAIT_PLACEHOLDER} />
        <img src={PLACEHOLDER} alt="" aria-hidden className={fill} />
      </picture>
      <picture>
        <source
          media="(max-width: 39.99rem)"
          type="image/avif"
          srcSet={`${base}-portrait-600.avif 600w, ${base}-portrait-900.avif 900w, ${base}-portrait-1300.avif 1300w`}
          // the picture is 3:4 and covers its box, so its width is three quarters of the height
          sizes="max(100vw, min(30rem, 75vh - 15rem))"
        />
        <source
          type="image/avif"
          srcSet={`${base}-960.avif 960w, ${base}-1600.avif 1600w, ${base}-2400.avif 2400w`}
          // the picture is 2:1 and covers a box of up to 40rem
          sizes="max(100vw, 80rem)"
        />
        <source media="(max-width: 39.99rem)" srcSet={`${base}-portrait-900.webp`} />
        <img
          src={`${base}-1600.webp`}
          alt=""
          fetchPriority="high"
          decoding="sync"
          // wide screens crop the top and bottom; this position keeps the whole boat visible, opposite the headline
          className={`${fill} object-bottom sm:object-[70%_42%] sm:rtl:-scale-x-100 2xl:object-[70%_85%]`}
        />
      </picture>
    </>
  );
}

/** The agency's own picture, of any shape. */
function OwnPicture({ src, srcSet }: SitePicture) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes="max(100vw, 60rem)" />
      <img src={src} alt="" fetchPriority="high" decoding="sync" className={FILL} />
    </picture>
  );
}

/**
 * The background of Home's headline: the agency's picture, the product's painted harbor, or only the brand color, which
 * promises nothing that the agency may not offer.
 */
export function HeroPicture() {
  const { heroDrawing, heroPicture } = useSite();
  if (heroPicture) return <OwnPicture {...heroPicture} />;
  if (heroDrawing) return <Harbor />;
  return (
    <div className="absolute inset-0 bg-radial-[120%_140%_at_80%_100%] from-brand-fill via-brand-fill/60 to-transparent" />
  );
}
