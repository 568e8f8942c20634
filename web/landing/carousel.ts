/** Enhances the carousel, which works without a script, with buttons, arrow keys and a live region. */
export function initCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('.carousel');
  if (!carousel) return;
  const track = carousel.querySelector<HTMLElement>('.slides')!;
  const slides = [...track.children];
  const dotLinks = [...carousel.querySelectorAll<HTMLElement>('.dots a')];
  const status = carousel.querySelector<HTMLElement>('[role=status]')!;
  let current = 0;

  function goTo(index: number): void {
    const slide = slides[(index + slides.length) % slides.length]!;
    // scrollIntoView could scroll the page as well.
    track.scrollTo({ left: slide.getBoundingClientRect().left - slides[0]!.getBoundingClientRect().left });
  }

  function setCurrent(index: number): void {
    dotLinks[current]?.removeAttribute('aria-current');
    dotLinks[index]?.setAttribute('aria-current', 'true');
    if (index !== current)
      status.textContent = `Screenshot ${index + 1} of ${slides.length}: ${dotLinks[index]?.textContent}`;
    current = index;
  }

  const observer = new IntersectionObserver(
    (entries) => {
      const visible = entries.find(({ isIntersecting }) => isIntersecting);
      if (visible) setCurrent(slides.indexOf(visible.target));
    },
    { root: track, threshold: 0.6 },
  );
  slides.forEach((slide) => observer.observe(slide));

  dotLinks.forEach((link, index) =>
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(index);
    }),
  );
  for (const button of carousel.querySelectorAll<HTMLElement>('.step')) {
    button.addEventListener('click', () => goTo(current + Number(button.dataset['step'])));
  }
  track.addEventListener('keydown', (event) => {
    const last = slides.length - 1;
    const keys: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(current - 1, 0),
      ArrowRight: Math.min(current + 1, last),
      Home: 0,
      End: last,
    };
    const target = keys[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    goTo(target);
  });
  setCurrent(0);
  carousel.toggleAttribute('data-enhanced', true);
}
