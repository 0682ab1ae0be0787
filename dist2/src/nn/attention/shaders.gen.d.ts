export declare const attention_cache: string;
export declare const attention_delta: string;
export declare const attention_forward: string;
export declare const attention_gradient_tensor: string;
export declare const attention_join: string;
export declare const attention_keys: string;
export declare const attention_queries: string;
export declare const attention_tensor: string;
