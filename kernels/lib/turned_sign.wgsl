// The bits x of an element, with CONJUGATE = 1 of a pair those of its conjugate. Uses the kernel's T and CONJUGATE.
fn turned(x: T) -> T {
  var y = x;
  // @when CONJUGATE
  y.y ^= 0x80000000u;
  // @end
  return y;
}
