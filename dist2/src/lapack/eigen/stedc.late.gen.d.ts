export { stedcHybrid as compute } from './stedc.hybrid.ts';
