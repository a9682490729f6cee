import '#styles/layers.css';
import '#styles/fonts.css';
import '#styles/tokens.css';
import '#styles/base.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<Gallery />);
