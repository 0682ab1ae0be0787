export { polarHybrid as compute } from './polar.hybrid.ts';
