import type { Kernel } from './kernel.ts';
/** What units may be made for: WGSL's types of the factors and of the sums. */
declare const KINDS: readonly [{
    readonly factor: 'f16';
    readonly sum: 'f32';
}, {
    readonly factor: 'f16';
    readonly sum: 'f16';
}, {
    readonly factor: 'i8';
    readonly sum: 'i32';
}];
export type UnitKind = (typeof KINDS)[number];
/** An MM x MK times an MK x MN matrix per subgroup of SG. */
export interface UnitShape {
    readonly MM: number;
    readonly MN: number;
    readonly MK: number;
    readonly SG: number;
}
export type MatrixUnit = UnitShape & UnitKind;
export declare const matrixProbe: Kernel;
/** The shapes that work, as the adapter lists them. None where subgroups vary in size. */
export declare function provenMatrixUnits(device: GPUDevice, info: GPUAdapterInfo): Promise<readonly MatrixUnit[]>;
export {};
