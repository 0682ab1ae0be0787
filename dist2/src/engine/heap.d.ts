type RealArray = Float32Array | Float64Array;
interface RealArrayType<A extends RealArray> {
    readonly BYTES_PER_ELEMENT: number;
    new (buffer: ArrayBufferLike, at: number, length: number): A;
}
export declare class Heap {
    readonly memory: WebAssembly.Memory;
    /** Threads share it, and views of it stay valid while it grows. Without SharedArrayBuffer neither holds, and no array lives here. */
    readonly shared: boolean;
    /** Free blocks by address; neighbours are always joined. */
    private readonly free;
    private readonly taken;
    /** Everything from here on has never been handed out, and is zero. */
    private end;
    /** Buffer objects under which the memory has been seen: a growth makes another one for the same bytes. */
    private readonly homes;
    private readonly arrays;
    private readonly forgotten;
    private holds;
    private readonly held;
    /** `reserved` bytes at address 0 are the caller's. */
    constructor(reserved: number);
    /** Bytes handed out and not released. */
    get used(): number;
    /** The address of a block of memory with old data in it; undefined if there is not that much. */
    take(bytes: number): number | undefined;
    /** Gives a block back. Does nothing for an address that is not a block's. */
    release(at: number): void;
    /** Nothing released from now on is handed out again before the function returned is called: a lost thread may still write to it. */
    hold(): () => void;
    /** An array of zeros that lives here until it is collected or released; undefined if there is no room, or memory is not shared. */
    array<A extends RealArray>(type: RealArrayType<A>, length: number): A | undefined;
    /** Gives back the memory of an array made by `array`, which must not be used any more. Others are left to the collector. */
    releaseArray(array: RealArray): void;
    /** The address of an array's first element, if it lives here. */
    addressOf(array: RealArray): number | undefined;
    /** A view of memory as it is now: invalid after the next growth unless memory is shared. */
    view<A>(type: {
        new (b: ArrayBufferLike, at: number, n: number): A;
    }, at: number, length: number): A;
    private grow;
}
export {};
