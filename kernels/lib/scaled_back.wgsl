// Elements that lib/sytrd_scale has scaled as they would have been without, NaN if the largest magnitude that says by what, given by its
// bits, is not finite. Uses lib/field, lib/binary_scale and lib/sytrd_scale.
fn scaledBack(value: V, largest: u32) -> V {
  let shift = -shiftOf(largest);
  let half = shift / 2;
  let isFinite = (largest & 0x7f800000u) != 0x7f800000u;
  return select(V(bitcast<R>(largest | 0x7fc00000u)), value * power(half) * power(shift - half), isFinite);
}
