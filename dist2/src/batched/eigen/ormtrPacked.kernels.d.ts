import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** How the columns of a problem are spread over threads: ormtr_group.wgsl. */
export interface OrmtrShape {
    readonly LANES: number;
    readonly QUADS: number;
    readonly CPT: number;
    readonly SIDE: number;
    readonly GROUP: number;
    readonly KB: number;
    readonly PHASES: number;
    readonly SUBGROUPS: number;
}
/** What the choice of a shape depends on. */
export interface OrmtrProblem {
    /** sizeClass of the order: lanes, and with them the bits, depend on it and on the device. */
    readonly order: number;
    readonly columns: number;
    /** Invocations and bytes that a workgroup may have. */
    readonly threads: number;
    readonly workgroupBytes: number;
    /** Size of the device's smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** A software adapter: it takes longer to compile unrolled text than the work ever could. */
    readonly software: boolean;
}
/** The largest order that there is a shape for. */
export declare const ORMTR_MOST: number;
/** How a problem is spread over threads; undefined if no workgroup holds a column. `force` names a shape that is legal here. */
export declare function pickOrmtrShape(p: OrmtrProblem, force?: string): OrmtrShape | undefined;
/** The names of all shapes that the problem may have, the one that is chosen first, for tests and tuning. */
export declare const ormtrShapeNames: (p: OrmtrProblem) => string[];
/** The parameter record of a variant. */
export declare const ormtrTuning: (shape: OrmtrShape) => Tuning;
export declare const ormtrGroup: Kernel;
