export { sygvxHybrid as compute } from './sygvx.hybrid.ts';
