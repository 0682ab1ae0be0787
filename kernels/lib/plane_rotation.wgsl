// The plane rotation that makes y zero: c and s, c^2 + s^2 being 1 to the last place whatever division and root are like, and r with
// c x + s y = r, c y - s x = 0, for elements up to 1, beside which less than 1e-30 is nothing.
fn rotation(x: f32, y: f32) -> vec3f {
  let largest = max(abs(x), abs(y));
  if (largest < 1e-30) {
    return vec3f(1.0, 0.0, x);
  }
  let scale = select(1.0, 1e18, largest < 1e-16);
  let f = scale * x;
  let g = scale * y;
  let r = sqrt(f * f + g * g);
  var c = f / r;
  var s = g / r;
  let half = 0.5 * fma(-s, s, fma(-c, c, 1.0));
  c = fma(c, half, c);
  s = fma(s, half, s);
  return vec3f(c, s, r / scale);
}
