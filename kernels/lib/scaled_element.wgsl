// An element of any field times a power of two, each part by lib/sytrd_scale. Uses lib/field and that.
// @when REAL
fn scaledElement(x: V, shift: i32) -> V {
  return scaledOne(x, shift);
}
// @end
// @when COMPLEX
fn scaledElement(x: V, shift: i32) -> V {
  return V(scaledOne(x.x, shift), scaledOne(x.y, shift));
}
// @end
