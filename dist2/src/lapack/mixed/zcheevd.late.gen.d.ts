export { zcheevdHybrid as compute } from './zcheevd.hybrid.ts';
