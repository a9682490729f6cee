import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import only from '#styles/only.module.css';
import styles from './Notice.module.css';
import { Notice } from './Notice.tsx';

export interface Toast {
  title: string;
  text: string;
  /** A failure is announced at once and stays until it is closed. */
  tone: 'success' | 'failure';
  /** Shown but not announced: the form it comes from announces the same. */
  silent?: boolean;
}

interface ToastControl {
  show: (toast: Toast) => void;
  clear: () => void;
}

const ToastContext = createContext<ToastControl>({ show: () => {}, clear: () => {} });

export const useToast = () => useContext(ToastContext);

interface ToasterProps {
  closeLabel: string;
  /** The current page and its language: a toast is removed when either changes. */
  page: string;
  language: string;
  /** Shown with the toasts, in the same corner of the screen. */
  notices?: ReactNode;
  /** Called with the corner's element when a toast appears. */
  watch?: (corner: HTMLElement) => void;
  children: ReactNode;
}

/** Holds at most one toast; a new one replaces it. */
export function Toaster({ closeLabel, page, language, notices, watch, children }: ToasterProps) {
  const [toast, setToast] = useState<Toast>();
  const clear = useCallback(() => setToast(undefined), []);
  const place = `${language} ${page}`;
  const shownAt = useRef(place);
  useEffect(() => {
    if (shownAt.current !== place) clear();
    shownAt.current = place;
  }, [place, clear]);
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toast && corner.current) watch?.(corner.current);
  }, [toast, watch]);
  const control = useMemo(() => ({ show: setToast, clear }), [clear]);
  const region = (tone: Toast['tone'] | 'silent') =>
    toast &&
    (toast.silent ? 'silent' : toast.tone) === tone && (
      <Notice {...toast} close={{ label: closeLabel, onClose: clear }} />
    );
  return (
    <ToastContext value={control}>
      {children}
      <div ref={corner} data-corner="" className={`${styles.toaster} ${only.onScreen}`}>
        {notices}
        <div role="alert">{region('failure')}</div>
        <div role="status">{region('success')}</div>
        {region('silent')}
      </div>
    </ToastContext>
  );
}
