export { sygvdHybrid as compute } from './sygvd.hybrid.ts';
