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
import visibility from '#styles/visibility.module.css';
import styles from './Notice.module.css';
import { Notice } from './Notice.tsx';

export interface Toast {
  title: string;
  text?: string;
  /** A failure is announced at once, a success politely. */
  tone: 'success' | 'failure';
  /** Shows the toast without an announcement and for a limited time, because its form announces and shows the same. */
  silent?: boolean;
  /** Keeps the toast on the next pages, for a limited time, because it does not concern the present one. */
  follows?: boolean;
}

interface ToastControl {
  show: (toast: Toast) => void;
  clear: () => void;
}

/** Milliseconds for which a silent toast and one that follows the visitor are shown. */
const SILENT_MS = 8_000;
const FOLLOWING_MS = 20_000;

const ToastContext = createContext<ToastControl>({ show: () => {}, clear: () => {} });

export const useToast = () => useContext(ToastContext);

interface ToasterProps {
  closeLabel: string;
  /** The current page and its locale. The toast is removed when the locale changes, and usually with the page. */
  page: string;
  locale: string;
  /** Shown with the toasts, in the same corner of the screen. */
  notices?: ReactNode;
  /** Called with the corner's element when a toast appears. */
  watch?: (corner: HTMLElement) => void;
  children: ReactNode;
}

/** Provides the toast to its children. It holds at most one toast, and a new toast replaces the previous one. */
export function Toaster({ closeLabel, page, locale, notices, watch, children }: ToasterProps) {
  const [toast, setToast] = useState<Toast>();
  const clear = useCallback(() => setToast(undefined), []);
  const shownAt = useRef({ page, locale });
  useEffect(() => {
    const isElsewhere = shownAt.current.page !== page;
    if (shownAt.current.locale !== locale) clear();
    else if (isElsewhere) setToast((present) => (present?.follows ? present : undefined));
    shownAt.current = { page, locale };
  }, [page, locale, clear]);
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toast && corner.current) watch?.(corner.current);
  }, [toast, watch]);
  useEffect(() => {
    const limit = toast?.silent ? SILENT_MS : toast?.follows && FOLLOWING_MS;
    if (!limit) return undefined;
    // A toast in use stays.
    const end = () => corner.current?.matches(':hover, :focus-within') || clear();
    const timer = setInterval(end, limit);
    return () => clearInterval(timer);
  }, [toast, clear]);
  const control = useMemo(() => ({ show: setToast, clear }), [clear]);
  const region = (tone: Toast['tone'] | 'silent') =>
    toast &&
    (toast.silent ? 'silent' : toast.tone) === tone && (
      <Notice {...toast} close={{ label: closeLabel, onClose: clear }} />
    );
  return (
    <ToastContext value={control}>
      {children}
      <div ref={corner} data-corner="" className={`${styles.toaster} ${visibility.screenOnly}`}>
        {notices}
        <div role="alert">{region('failure')}</div>
        <div role="status">{region('success')}</div>
        {region('silent')}
      </div>
    </ToastContext>
  );
}
