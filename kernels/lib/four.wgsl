// Four elements that are loaded and computed with together, in any field of lib/field: of complex ones the real parts, then the imaginary.
// @when REAL
alias Four = vec4f;

fn four(a: V, b: V, c: V, d: V) -> Four {
  return vec4f(a, b, c, d);
}

fn item(x: Four, q: u32) -> V {
  return x[q];
}

// Zero where it is not to be kept.
fn kept(x: Four, keep: vec4<bool>) -> Four {
  return select(vec4f(0.0), x, keep);
}

// x - a b
fn less(x: Four, a: Four, b: V) -> Four {
  return fma(-a, vec4f(b), x);
}
// @end
// @when COMPLEX
alias Four = mat2x4f;

fn four(a: V, b: V, c: V, d: V) -> Four {
  return mat2x4f(vec4f(a.x, b.x, c.x, d.x), vec4f(a.y, b.y, c.y, d.y));
}

fn item(x: Four, q: u32) -> V {
  return V(x[0][q], x[1][q]);
}

fn kept(x: Four, keep: vec4<bool>) -> Four {
  return mat2x4f(select(vec4f(), x[0], keep), select(vec4f(), x[1], keep));
}

fn less(x: Four, a: Four, b: V) -> Four {
  return mat2x4f(
    fma(a[1], vec4f(b.y), fma(-a[0], vec4f(b.x), x[0])),
    fma(-a[1], vec4f(b.x), fma(-a[0], vec4f(b.y), x[1])),
  );
}
// @end
