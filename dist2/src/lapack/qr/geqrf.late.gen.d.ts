export { geqrfHybrid as compute } from './geqrf.hybrid.ts';
