export declare const softmax: string;
export declare const softmax_gradient: string;
export declare const softmax_gradient_held: string;
export declare const softmax_held: string;
