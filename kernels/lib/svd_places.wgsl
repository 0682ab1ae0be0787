// Where the results of a singular value decomposition go. Operands may share a buffer, of which WebGPU allows one writable binding: X0, X1
// and X2 are the buffers that are written, and one of three constants says which of them an operand is in; none where it is not wanted.
// The aliases say what they are arrays of: values are real whatever the vectors are. lib/field has their types.
alias T0 = f32;
alias T1 = f32;
alias T2 = f32;
const LEFT_0: u32 = 1u;
const LEFT_1: u32 = 0u;
const LEFT_2: u32 = 0u;
const RIGHT_0: u32 = 0u;
const RIGHT_1: u32 = 1u;
const RIGHT_2: u32 = 0u;
const VALUES_0: u32 = 0u;
const VALUES_1: u32 = 0u;
const VALUES_2: u32 = 1u;
const USED_0: u32 = LEFT_0 + RIGHT_0 + VALUES_0;
const USED_1: u32 = LEFT_1 + RIGHT_1 + VALUES_1;
const USED_2: u32 = LEFT_2 + RIGHT_2 + VALUES_2;

// @when USED_0
@group(0) @binding(0) var<storage, read_write> X0: array<T0>;
// @end
// @when USED_1
@group(0) @binding(1) var<storage, read_write> X1: array<T1>;
// @end
// @when USED_2
@group(0) @binding(2) var<storage, read_write> X2: array<T2>;
// @end

fn putLeft(at: u32, value: V) {
  // @when LEFT_0
  X0[at] = value;
  // @end
  // @when LEFT_1
  X1[at] = value;
  // @end
  // @when LEFT_2
  X2[at] = value;
  // @end
}

fn putRight(at: u32, value: V) {
  // @when RIGHT_0
  X0[at] = value;
  // @end
  // @when RIGHT_1
  X1[at] = value;
  // @end
  // @when RIGHT_2
  X2[at] = value;
  // @end
}

fn putValue(at: u32, value: f32) {
  // @when VALUES_0
  X0[at] = value;
  // @end
  // @when VALUES_1
  X1[at] = value;
  // @end
  // @when VALUES_2
  X2[at] = value;
  // @end
}
