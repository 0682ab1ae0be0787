export { sytrdSy2sbHybrid as compute } from './sytrdSy2sb.hybrid.ts';
