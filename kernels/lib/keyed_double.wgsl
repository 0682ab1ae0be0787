// What a pivot's size is told by: a real number itself, whose sign goes with it, of a complex one |Re| + |Im|.
fn keyed(x: V) -> R {
  // @when REAL
  return x;
  // @end
  // @when COMPLEX
  return abs1(x);
  // @end
}
