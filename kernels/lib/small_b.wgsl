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
  var given = widen(value);
  // @when MIRRORED
  given = conj(given);
  // @end
  return given;
}

fn storeB(at: u32, solved: V) {
  var value = solved;
  // @when MIRRORED
  value = conj(value);
  // @end
  // @when B_APART
  B[at] = narrow(value);
  // @end
  // @when B_IN_A
  A[at] = narrow(value);
  // @end
}
