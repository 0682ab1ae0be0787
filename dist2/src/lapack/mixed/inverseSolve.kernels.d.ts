import type { Kernel } from '../../runtime/kernel.ts';
/** For a block, and for the rest: rows per workgroup, and whether the product is subtracted. */
export declare const ofBlock: {
    readonly ROWS: 32;
    readonly SUBTRACT: 0;
};
export declare const ofRest: {
    readonly ROWS: 64;
    readonly SUBTRACT: 1;
};
export declare const inverseProduct: Kernel;
