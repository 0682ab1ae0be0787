// Elements of any field times powers of two, each part by lib/powers. Uses lib/field and that.
// @when REAL
fn elementByPower(x: V, e: i32) -> V {
  return byPower(x, e);
}
// @end
// @when COMPLEX
fn elementByPower(x: V, e: i32) -> V {
  return V(byPower(x.x, e), byPower(x.y, e));
}
// @end
