import type { Plugin } from 'vite';
import { encodePicture, type PictureFile, picturesIn } from './content/pictures.ts';

/** Emits the pictures beside texts whose addresses occur in `shown`, the published texts. */
export function pictureFiles(locales: string, shown: string): Plugin {
  return {
    name: 'vaglio:pictures',
    async generateBundle() {
      for (const picture of distinct(picturesIn(locales)).filter(({ src }) => shown.includes(src))) {
        const source = await encodePicture(picture);
        this.emitFile({ type: 'asset', fileName: picture.src.slice(1), source });
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

/** The same picture beside two texts is one file. */
const distinct = (pictures: readonly PictureFile[]): PictureFile[] => [
  ...new Map(pictures.map((picture) => [picture.src, picture])).values(),
];
