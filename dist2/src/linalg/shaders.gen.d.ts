export declare const strided_sum: string;
