import { createGlobalStyle } from 'styled-components';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import styles from 'yet-another-react-lightbox/styles.css';

/** The library's own style sheet, by the one way for styles here: a file of its own the security policy would not know. */
const ViewStyles = createGlobalStyle`${styles}`;

/** A drawing is sharp at any size; this is as large as the largest photograph. CSS pixels. */
const SIDE = 1200;
/** Of a picture's own pixels: threads and fibres are to be seen on a phone, too. */
const CLOSEST = 3;

export interface PictureZoomProps {
  pictures: readonly { src: string; alt: string }[];
  /** what is shown, for the view's name */
  title: string;
  /** which picture comes first */
  at: number;
  /** another picture is shown */
  onMove: (position: number) => void;
  onClose: () => void;
}

/** Pictures in full over the whole window: two fingers, double tap, wheel and keys zoom, arrows and a swipe go on, Escape closes. */
export function PictureZoom({ pictures, title, at, onMove, onClose }: PictureZoomProps) {
  return (
    <>
      <ViewStyles />
      <Lightbox
        open
        close={onClose}
        index={at}
        slides={pictures.map((picture) => ({ ...picture, width: SIDE, height: SIDE }))}
        plugins={[Zoom]}
        on={{ view: ({ index }) => onMove(index) }}
        carousel={{ finite: true, padding: 0 }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: CLOSEST, scrollToZoom: true, doubleClickMaxStops: 2 }}
        labels={{ Lightbox: `Pictures of ${title} in full` }}
      />
    </>
  );
}
