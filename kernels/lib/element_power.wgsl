// Elements of any field times powers of two, each part by lib/powers, of doubles rounded once. Uses lib/field and lib/powers.
// @when FLOAT
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
// @end
// @when DOUBLE
// @use lib/double_scaled
fn elementByPower(x: V, e: i32) -> V {
  return scaled(x, e);
}
// @end
