export { sytrdHybrid as compute } from './sytrd.hybrid.ts';
