// The right-hand sides, in a buffer of their own or in A's.
// @when B_APART
@group(0) @binding(7) var<storage, read_write> B: array<f32>;
// @end

fn loadB(at: u32) -> f32 {
  var value = 0.0;
  // @when B_APART
  value = B[at];
  // @end
  // @when B_IN_A
  value = A[at];
  // @end
  return value;
}

fn storeB(at: u32, value: f32) {
  // @when B_APART
  B[at] = value;
  // @end
  // @when B_IN_A
  A[at] = value;
  // @end
}
