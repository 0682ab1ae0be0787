export { geevHybrid as compute } from './geev.hybrid.ts';
