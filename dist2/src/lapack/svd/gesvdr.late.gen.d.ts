export { gesvdrHybrid as compute } from './gesvdr.hybrid.ts';
