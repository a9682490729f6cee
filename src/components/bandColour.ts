import styles from './bandColour.module.css';

/** The classes that colour an element by the band of its score. Number and word are next to it. */
export const bandColour = { good: styles.good, fair: styles.fair, poor: styles.poor } as const;
