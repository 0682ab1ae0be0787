export { gesddHybrid as compute } from './gesdd.hybrid.ts';
