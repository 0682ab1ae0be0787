export declare const activation_elements: string;
