export declare const lange_batched: string;
