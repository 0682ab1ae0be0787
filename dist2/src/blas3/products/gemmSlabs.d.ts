interface Slabs {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
}
/** Whether a workgroup with so many bytes, any number if undefined, has the memory for a tile, with the larger PAD. */
export declare const hasRoom: (workgroupBytes: number | undefined, { BM, BN, BK }: Slabs) => boolean;
export {};
