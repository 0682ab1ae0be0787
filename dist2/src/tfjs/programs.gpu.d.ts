/** A program of tfjs's as its backend has it when it is recorded. */
export interface Program {
    readonly pipeline: unknown;
    readonly pixelsOpType?: unknown;
    readonly outputShape: readonly number[];
    readonly outputComponent?: number | undefined;
    /** Whether it wants to know how many elements it has. */
    readonly size: boolean;
    readonly dispatch: readonly [number, number, number];
}
/** A uniform as a program defines it. */
export interface Uniform {
    readonly type: string;
    readonly data: readonly number[];
}
export declare class Programs {
    private readonly device;
    private readonly align;
    private readonly pipelines;
    /** Places by their bytes: free ones, and those that recorded commands may still read. */
    private readonly free;
    private retired;
    private readonly pages;
    private readonly bound;
    private kept;
    private pageUsed;
    private readonly u32;
    private readonly i32;
    private readonly f32;
    private used;
    /** Numbers in the last uniform, and the strictest alignment, in words. */
    private before;
    private strictest;
    constructor(device: GPUDevice);
    /**
     * The bind group for a program: the result's buffer and those of the inputs, of tensors of these shapes, then its uniforms. With `keep`
     * it is kept, and so are the buffers. Undefined if there are too many uniforms.
     */
    bindGroup(program: Program, shapes: readonly (readonly number[])[], defined: readonly Uniform[] | undefined, buffers: readonly GPUBuffer[], keep: boolean): GPUBindGroup | undefined;
    private keep;
    /** What is recorded has been submitted: what is written to the device from now on comes behind it. */
    submitted(): void;
    dispose(): void;
    private known;
    /** Writes a program's uniforms, in the order and at the places that tfjs gives them, into `u32`; returns their number of words. */
    private pack;
    /** Room for a uniform of so many numbers, at least one, where WGSL has it. */
    private take;
    private to;
    /** The pipeline's contents that are the first words of `u32`, new if need be. */
    private find;
    private freeOf;
    private place;
}
