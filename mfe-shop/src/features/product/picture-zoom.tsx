import { createGlobalStyle } from 'styled-components';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import styles from 'yet-another-react-lightbox/styles.css';

/**
 * Inlines the library's style sheet, because the content security policy would block a separate CSS
 * file.
 */
const LightboxStyles = createGlobalStyle`${styles}`;

const SIDE = 1280;
const MAX_ZOOM = 3;

export interface PictureZoomProps {
  pictures: readonly { src: string; alt: string }[];
  title: string;
  at: number;
  onMove: (position: number) => void;
  onClose: () => void;
}

export function PictureZoom({ pictures, title, at, onMove, onClose }: PictureZoomProps) {
  return (
    <>
      <LightboxStyles />
      <Lightbox
        open
        close={onClose}
        index={at}
        slides={pictures.map((picture) => ({ ...picture, width: SIDE, height: SIDE }))}
        plugins={[Zoom]}
        on={{ view: ({ index }) => onMove(index) }}
        carousel={{ finite: true, padding: 0 }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: MAX_ZOOM, scrollToZoom: true, doubleClickMaxStops: 2 }}
        labels={{ Lightbox: `Pictures of ${title} in full` }}
      />
    </>
  );
}
