export { posvHybrid as compute } from './posv.hybrid.ts';
