/** What is used of @tensorflow/tfjs 4.22. Its types of WebGPU are older ones. */
interface Tensor {
    dataToGPU(): {
        readonly buffer?: unknown;
        readonly tensorRef: {
            dispose(): void;
        };
    };
    data(): Promise<ArrayLike<number>>;
    dispose(): void;
}
export interface Tf {
    backend(): unknown;
    tensor(values: unknown, shape: number[], dtype: 'float32'): Tensor;
    matMul(a: Tensor, b: Tensor, transposeA?: boolean, transposeB?: boolean): Tensor;
    add(a: Tensor, b: Tensor): Tensor;
}
export declare function main(tf: Tf, print: (line: string) => void): Promise<void>;
export {};
