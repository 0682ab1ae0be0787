export { gesvHybrid as compute } from './gesv.hybrid.ts';
