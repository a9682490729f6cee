import type { Plugin } from 'vite';
import { encodePicture, picturesIn } from './content/pictures.ts';

/** Emits the pictures in the folders of texts whose addresses occur in `shown`, the published texts. */
export function pictureFiles(locales: string, shown: string): Plugin {
  return {
    name: 'site:pictures',
    async generateBundle() {
      // If two texts have the same picture, one file is emitted.
      const bySrc = new Map(picturesIn(locales).map((picture) => [picture.src, picture]));
      for (const [src, picture] of bySrc) {
        if (!shown.includes(src)) continue;
        this.emitFile({ type: 'asset', fileName: src.slice(1), source: await encodePicture(picture) });
      }
    },
    configureServer(server) {
      server.middlewares.use(async ({ url }, response, next) => {
        const picture = url?.endsWith('.webp') && picturesIn(locales).find(({ src }) => src === url);
        if (!picture) return next();
        try {
          const source = await encodePicture(picture);
          response.setHeader('Content-Type', 'image/webp');
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
