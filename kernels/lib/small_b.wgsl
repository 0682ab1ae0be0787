// The right-hand sides, in a buffer of their own or in A's. Uses lib/field.
// @when B_APART
@group(0) @binding(7) var<storage, read_write> B: array<T>;
// @end

fn loadB(at: u32) -> V {
  var value = T();
  // @when B_APART
  value = B[at];
  // @end
  // @when B_IN_A
  value = A[at];
  // @end
  return widen(value);
}

fn storeB(at: u32, value: V) {
  // @when B_APART
  B[at] = narrow(value);
  // @end
  // @when B_IN_A
  A[at] = narrow(value);
  // @end
}
