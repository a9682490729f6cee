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
import { CloseIcon } from './CloseIcon.tsx';
import styles from './Toaster.module.css';

export interface Toast {
  title: string;
  text: string;
  /** A failure is spoken at once and stays until it is closed. */
  tone: 'success' | 'failure';
  /** Seen and not spoken: the form it comes from says the same. */
  silent?: boolean;
}

interface ToastControl {
  show: (toast: Toast) => void;
  clear: () => void;
}

export const ToastContext = createContext<ToastControl>({ show: () => {}, clear: () => {} });

export const useToast = () => useContext(ToastContext);

interface ToasterProps {
  closeLabel: string;
  /** The page that is shown, and its language: a toast belongs to both, and goes with them. */
  page: string;
  language: string;
  /** What stands beside the toasts, in the same corner of the screen. */
  notices?: ReactNode;
  /** Told of the corner once it has something. */
  watch?: (corner: HTMLElement) => void;
  children: ReactNode;
}

/** Holds the one toast there can be at a time. A new one replaces it. */
export function Toaster({ closeLabel, page, language, notices, watch, children }: ToasterProps) {
  const [toast, setToast] = useState<Toast & { in: string }>();
  const clear = useCallback(() => setToast(undefined), []);
  const shownOn = useRef(page);
  useEffect(() => {
    if (shownOn.current !== page) clear();
    shownOn.current = page;
  }, [page, clear]);
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toast && corner.current) watch?.(corner.current);
  }, [toast, watch]);
  const control = useMemo(
    () => ({ show: (next: Toast) => setToast({ ...next, in: language }), clear }),
    [language, clear],
  );
  const region = (tone: Toast['tone'] | 'silent') =>
    toast?.in === language &&
    (toast.silent ? 'silent' : toast.tone) === tone && (
      <div className={toast.tone === 'failure' ? `${styles.toast} ${styles.failure}` : styles.toast}>
        <p className={styles.title}>{toast.title}</p>
        <p className={styles.text}>{toast.text}</p>
        <button type="button" className={styles.close} aria-label={closeLabel} data-close="" onClick={clear}>
          <CloseIcon />
        </button>
      </div>
    );
  return (
    <ToastContext value={control}>
      {children}
      <div ref={corner} data-corner="" className={styles.toaster}>
        {notices}
        <div role="alert">{region('failure')}</div>
        <div role="status">{region('success')}</div>
        {region('silent')}
      </div>
    </ToastContext>
  );
}
