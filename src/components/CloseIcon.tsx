import { LineIcon } from './LineIcon.tsx';

export const CloseIcon = () => <LineIcon d="M2 2l8 8M10 2l-8 8" strokeWidth={1.5} />;
