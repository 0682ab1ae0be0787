import type { ArgSpec, Extent } from '../../core/spec.ts';
/** kd, which says how long reflectors are. */
export declare const bandwidth: ArgSpec;
export declare const bandRows: Extent;
